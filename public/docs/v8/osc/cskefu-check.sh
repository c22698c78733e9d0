#!/bin/bash
# 检查春松客服，每 5 分钟执行一次。第一次出现、有变化、恢复正常时各告警一次。
# 放在春松客服的主机上检查全部；放在另一台机器上只检查网页、聊天和证书。
set -uo pipefail
DIR=${CSKEFU_DIR:-/srv/cskefu}     # 部署目录
DEST=${CSKEFU_BACKUP:-/srv/backup} # 存放备份的目录
HOST=${CSKEFU_HOST:-cc.example.com}
DISK=${CSKEFU_DISK:-85} # 磁盘用到百分之几就告警
DAYS=${CSKEFU_DAYS:-20} # HTTPS 证书剩几天就告警
STATE=${CSKEFU_STATE:-/var/tmp/cskefu-check.state}
export PATH=$PATH:/usr/local/bin

# 怎样告警：换成您的办法。$1 是要发送的文字
alert() {
  logger -t cskefu-check "$1"
  # 例一，邮件：  mail -s 春松客服 ops@example.com <<< "$1"
  # 例二，群机器人的 Webhook，格式以它的文档为准：
  # curl -fsS -m 10 -H 'content-type: application/json' -d "{\"msgtype\":\"text\",\"text\":{\"content\":\"$1\"}}" "https://example.com/webhook"
}

FAULTS=()
# expect 名称 命令...：命令失败就记下名称
expect() {
  local name=$1
  shift
  if "$@" > /dev/null 2>&1 < /dev/null; then echo "正常 $name"; else
    echo "异常 $name"
    FAULTS+=("$name")
  fi
}
chat() { curl -fsS -m 10 "https://$HOST/socket.io/?EIO=3&transport=polling" | grep -q '"sid"'; }
certificate() { openssl s_client -connect "$HOST:443" -servername "$HOST" < /dev/null 2> /dev/null | openssl x509 -noout -checkend $((DAYS * 86400)); }
containers() {
  local service
  for service in $(docker-compose config --services); do
    [ "$(docker inspect --format '{{.State.Status}}' "$(docker-compose ps -q "$service")")" = running ] || return 1
  done
}
database() { docker-compose exec -T mysql mysqladmin -uroot -p"$PASS" ping; }
cache() { docker-compose exec -T redis redis-cli -a "$PASS" ping | grep -q PONG; }
disk() { [ "$(df --output=pcent "$DIR" | tail -n 1 | tr -dc 0-9)" -lt "$DISK" ]; }
backup() { [ -n "$(find "$DEST" -name 'cosinee.*.sql.gz' -mtime -2)" ]; }

expect "网页 https://$HOST" curl -fsS -m 10 "https://$HOST/"
expect "聊天 /socket.io" chat
expect "HTTPS 证书（还剩 $DAYS 天以上）" certificate
if [ -e "$DIR/docker-compose.yml" ] && cd "$DIR"; then
  PASS=$(sed -n 's/^DB_PASSWD=//p' .env)
  expect "容器都在运行" containers
  expect "数据库" database
  expect "缓存" cache
  expect "证书商店" curl -fsSI -m 10 https://store.chatopera.com
  expect "磁盘（用量低于 $DISK%）" disk
  expect "两天内的备份" backup
fi

NOW="${FAULTS[*]-}"
BEFORE=$(cat "$STATE" 2> /dev/null)
if [ "$NOW" != "$BEFORE" ]; then
  # 没有发出去的，下次再发
  alert "春松客服 $(hostname)：${NOW:-恢复正常}" && echo "$NOW" > "$STATE"
fi
[ -z "$NOW" ]
