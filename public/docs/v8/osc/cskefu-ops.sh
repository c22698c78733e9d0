#!/bin/bash
# 春松客服 v8 的备份、恢复与升级。以 root 执行，先核对下面两个目录。
#   cskefu-ops.sh status               代码、配置和容器是哪个版本
#   cskefu-ops.sh backup               备份数据库、文件、提交与镜像
#   cskefu-ops.sh restore 20260501     用这一份备份恢复，不启动应用
#   cskefu-ops.sh upgrade 提交 [镜像]  停机、备份、换代码和镜像、启动
set -eEuo pipefail
DIR=${CSKEFU_DIR:-/srv/cskefu}     # 部署目录
DEST=${CSKEFU_BACKUP:-/srv/backup} # 存放备份的目录
KEEP=${CSKEFU_KEEP:-14}            # 备份保留几天
WAIT=${CSKEFU_WAIT:-900}           # 等待启动，最多几秒
export PATH=$PATH:/usr/local/bin
trap 'echo "$(date "+%F %T") 失败，第 $LINENO 行" >&2' ERR
umask 077 # 备份里有密码和访客的资料，只让 root 读取

say() { echo "$(date '+%F %T') $*"; }
stop() { say "停止：$*" >&2; exit 1; }
value() { sed -n "s/^$1=//p" .env | tail -n 1; }
sql() { docker-compose exec -T mysql mysql -h127.0.0.1 -uroot -p"$(value DB_PASSWD)" --default-character-set=utf8mb4 "$@"; }
switch_code() { (umask 022 && git checkout -q "$1"); } # 容器也要能读代码
confirm() { local answer; read -r -p "$1 输入 yes 继续：" answer; [ "$answer" = yes ] || stop "没有继续"; }

# ANCHOR: status
# 代码、.env 和正在运行的容器要是同一次提交，否则备份恢复不出来
status() {
  local image commit id running=
  image=$(value CC_IMAGE)
  commit=$(git rev-parse HEAD)
  id=$(docker-compose ps -q contact-center)
  [ -z "$id" ] || running=$(docker inspect --format '{{.Config.Image}}' "$id")
  say "代码 ${commit:0:8}，.env 里的镜像 $image，正在运行 ${running:-（没有运行）}"
  case ${image##*:} in
    develop | latest | "$image") stop "CC_IMAGE 的标签会移动，先换成提交的短标识" ;;
  esac
  [[ $commit == "${image##*:}"* ]] || stop "代码和镜像不是同一次提交，先执行 git checkout ${image##*:}"
  [ -z "$running" ] || [ "$running" = "$image" ] || stop "容器还是旧的，先执行 docker-compose up -d"
}
# ANCHOR_END: status

# ANCHOR: backup
# 打包存在的文件。打包时恰好有文件在变，tar 返回 1，包仍然可用
pack() {
  local out=$1 file code=0
  shift
  for file; do if [ -e "$file" ]; then printf '%s\0' "$file"; fi; done \
    | tar czpf "$out.new" --null -T - || code=$?
  [ "$code" -le 1 ] || stop "打包失败：$out"
  mv "$out.new" "$out"
}

# dump 名称：每天的备份以日期命名，升级前的还带时间，不会互相覆盖
dump() {
  local name=$1 images file
  mkdir -p "$DEST"
  # 数据库：一次性快照，不锁表
  docker-compose exec -T mysql mysqldump -uroot -p"$(value DB_PASSWD)" \
    --single-transaction --default-character-set=utf8mb4 cosinee < /dev/null | gzip > "$DEST/cosinee.new"
  mv "$DEST/cosinee.new" "$DEST/cosinee.$name.sql.gz"
  # 正在使用的提交与镜像、计划任务，和文件一起保存
  { git rev-parse HEAD; value CC_IMAGE; } > version.txt
  crontab -l > crontab.txt 2> /dev/null || true
  pack "$DEST/files.$name.tar.gz" .env ./*.custom.yml nginx/conf.d nginx/certs \
    contact-center/data ./*.sh version.txt crontab.txt
  (cd /etc && pack "$DEST/etc.$name.tar.gz" letsencrypt nginx)
  # 镜像：每个版本存一次，自己构建的也能恢复
  images=$(docker-compose config | sed -n 's/^ *image: *//p' | sort -u)
  file=$DEST/images.$(value CC_IMAGE | sed 's/.*://').tar.gz
  if [ -e "$file" ]; then touch "$file"; else
    # shellcheck disable=SC2086
    docker save $images | gzip > "$file.new"
    mv "$file.new" "$file"
  fi
  find "$DEST" -maxdepth 1 -name '*.gz' -mtime "+$KEEP" -delete
  say "备份完成：$DEST 里 $name 的文件和 ${file##*/}"
}
# ANCHOR_END: backup

# ANCHOR: restore
restore() {
  local name=$1 version image pass=
  for file in "cosinee.$name.sql.gz" "files.$name.tar.gz"; do
    gzip -t "$DEST/$file" || stop "没有 $DEST/$file，或者它不完整"
  done
  confirm "将用 $name 的备份覆盖 $DIR 的代码、配置、文件和数据库。"
  if [ -e .env ]; then
    pass=$(value DB_PASSWD)
    docker-compose stop contact-center
  fi
  # 先换到备份时的提交，再解开文件
  version=$(tar xzOf "$DEST/files.$name.tar.gz" version.txt)
  switch_code "$(head -n 1 <<< "$version")"
  tar xzpf "$DEST/files.$name.tar.gz"
  # 这台主机的 MySQL 认现在的密码，不认备份时的
  if [ -n "$pass" ]; then
    { sed '/^DB_PASSWD=/d' .env; echo "DB_PASSWD=$pass"; } > .env.new
    mv .env.new .env
  fi
  if [ -e nginx/conf.d/default.conf.bak ]; then rm -f nginx/conf.d/default.conf; fi
  image=$(value CC_IMAGE)
  docker image inspect "$image" > /dev/null 2>&1 || docker load < "$DEST/images.${image##*:}.tar.gz"
  # 应用还不能启动，否则它会先建一个空的库
  docker-compose up -d mysql redis activemq
  wait_for "MySQL" sql -e "SELECT 1"
  sql -e "DROP DATABASE IF EXISTS cosinee; CREATE DATABASE cosinee DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci" < /dev/null
  zcat "$DEST/cosinee.$name.sql.gz" | sql cosinee
  say "数据已恢复。核对之后执行 docker-compose up -d 启动应用"
}

wait_for() {
  local what=$1 end=$((SECONDS + WAIT))
  shift
  until "$@" > /dev/null 2>&1 < /dev/null; do
    [ "$SECONDS" -lt "$end" ] || stop "$what 没有就绪，看 docker-compose logs"
    sleep 2
  done
}
# ANCHOR_END: restore

# ANCHOR: upgrade
# 换镜像之前失败时，回到原来的代码，再启动应用
undo() {
  switch_code "$(value CC_IMAGE | sed 's/.*://')"
  docker-compose start contact-center
  say "没有升级，应用已按原来的版本启动" >&2
}

upgrade() {
  local target=$1 image=${2:-} new length name web
  status
  git fetch -q --tags origin || say "连不上代码仓库，只能换到本机已有的提交"
  new=$(git rev-parse "$target^{commit}")
  # 没有给出镜像时，短标识的 7 位和 8 位各试一次
  for length in 7 8; do
    [ -z "$image" ] || break
    if docker pull "cskefu/contact-center:${new:0:length}" > /dev/null; then image=cskefu/contact-center:${new:0:length}; fi
  done
  [ -n "$image" ] || stop "拉取不到 ${new:0:8} 的镜像，换一次提交，或自己构建之后写在最后"
  docker image inspect "$image" > /dev/null || stop "本机没有镜像 $image"
  # 两个版本的配置有什么不同；新增的键要自己加进 .env 和 docker-compose.custom.yml
  git --no-pager diff HEAD "$new" -- docker-compose.yml sample.env
  confirm "将停止应用，备份，然后换到 ${new:0:8} 和 $image。"
  trap undo EXIT
  docker-compose stop contact-center
  name=$(date +%Y%m%d-%H%M%S)
  dump "$name"
  switch_code "$new"
  # 8.1.0 的升级脚本建错了表（issue 973），用 develop 的补上
  if [ -n "$(git ls-tree -r --name-only "$new" contact-center/config/sql/upgrade | grep cs_metakey || true)" ]; then
    git show origin/develop:contact-center/config/sql/upgrade/001.add_table_cs_metakv.sql | sql cosinee
  fi
  trap - EXIT
  sed -i "s#^CC_IMAGE=.*#CC_IMAGE=$image#" .env
  docker-compose up -d
  web=$(value CC_WEB_PORT)
  [[ $web == *:* ]] || web=127.0.0.1:$web
  wait_for "网页" curl -fsS -o /dev/null "http://$web/"
  status
  say "升级完成。登录核对「关于产品」，再试聊一次；不正常就 restore $name"
}
# ANCHOR_END: upgrade

main() {
  cd "$DIR"
  case ${1:-} in
    status) status ;;
    backup) status && dump "$(date +%Y%m%d)" ;;
    restore) restore "${2:?要写备份的名称，例如 20260501}" ;;
    upgrade) upgrade "${2:?要写提交或标签}" "${3:-}" ;;
    *) sed -n '2,6p' "$0" ;;
  esac
}
main "$@"
exit
