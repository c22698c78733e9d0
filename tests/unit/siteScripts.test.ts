// The scripts that the page on maintenance offers run as they are: here in a deployment whose docker, curl and
// openssl only write down how they were called.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../public/docs/v8/osc');
const root = mkdtempSync(join(tmpdir(), 'site-scripts-'));
const [bin, dir, backup] = ['bin', 'cskefu', 'backup'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const calls = join(root, 'calls');
const day = new Date().toLocaleDateString('sv').replaceAll('-', '');
const env = {
  PATH: `${bin}:/usr/bin:/bin`,
  CALLS: calls,
  DOWN: '',
  FULL: '',
  RUNNING: '',
  CSKEFU_DIR: dir,
  CSKEFU_BACKUP: backup,
  CSKEFU_STATE: join(root, 'state'),
  CSKEFU_WAIT: '1',
};

const FAKES = {
  docker: `case "$*" in
    "inspect --format {{.Config.Image}}"*) echo "$RUNNING" ;;
    inspect*) echo running ;;
    save*) echo image ;;
  esac`,
  'docker-compose': `case "$*" in
    "ps -q"*) echo id ;;
    "config --services") echo contact-center ;;
    config) echo '    image: cskefu/mysql:5.7' ;;
    *mysqldump*) [ -z "$FULL" ] || exit 1; echo dump ;;
    *redis-cli*) echo PONG ;;
    *) cat > /dev/null ;;
  esac`,
  curl: `case "$*" in *"$DOWN"*) [ -z "$DOWN" ] || exit 22 ;; esac; echo '0{"sid":"a"}'`,
  openssl: '',
  crontab: '',
  logger: '',
};

const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();
const commit = (file: string, text: string) => {
  writeFileSync(join(dir, file), text);
  git('add', file);
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', file);
  return git('rev-parse', '--short=7', 'HEAD');
};
const run = (script: string, args: string[] = [], input = '', changes: Record<string, string> = {}) => {
  rmSync(calls, { force: true });
  const { status, stdout, stderr } = spawnSync('bash', [join(SCRIPTS, script), ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, ...changes },
  });
  return { status, text: stdout + stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' };
};
const versionIn = (name: string) =>
  execFileSync('tar', ['xzOf', join(backup, `files.${name}.tar.gz`), 'version.txt'], { encoding: 'utf8' });
const namesBeforeUpgrades = () =>
  readdirSync(backup).flatMap((file) => /^cosinee\.(\d{8}-\d{6})\.sql\.gz$/.exec(file)?.[1] ?? []);
const running = (id: string) => ({ RUNNING: `cskefu/contact-center:${id}` });

let older: string;
let newer: string;

beforeAll(() => {
  for (const folder of [bin, dir, backup]) mkdirSync(folder);
  for (const [name, body] of Object.entries(FAKES)) {
    writeFileSync(join(bin, name), `#!/bin/bash\necho "${name} $*" >> "$CALLS"\n${body}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  git('init', '-q', '-b', 'develop');
  older = commit('docker-compose.yml', 'version: "3"\n');
  newer = commit('sample.env', 'NEW_KEY=1\n');
  git('checkout', '-q', older);
  git('remote', 'add', 'origin', dir);
  writeFileSync(
    join(dir, '.env'),
    `CC_IMAGE=cskefu/contact-center:${older}\nDB_PASSWD=secret\nCC_WEB_PORT=10.0.0.5:8035\n`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('cskefu-ops.sh', { timeout: 120_000 }, () => {
  it('refuses to back up when code and image are of two commits', () => {
    const { status, text } = run('cskefu-ops.sh', ['backup'], '', running(newer));
    expect(status).not.toBe(0);
    expect(text).toContain('容器还是旧的');
    expect(existsSync(join(backup, `cosinee.${day}.sql.gz`))).toBe(false);
  });

  it('backs up the database, the files, the commit and the images', () => {
    const { status, text } = run('cskefu-ops.sh', ['backup'], '', running(older));
    expect(text).toContain('备份完成');
    expect(status).toBe(0);
    expect(versionIn(day)).toBe(`${git('rev-parse', 'HEAD')}\ncskefu/contact-center:${older}\n`);
    expect(existsSync(join(backup, `images.${older}.tar.gz`))).toBe(true);
  });

  it('upgrades code and image together, after it has shown what is new', () => {
    const { text, calls } = run('cskefu-ops.sh', ['upgrade', 'develop'], 'yes\n', running(newer));
    // The fake container tells one image only: that of the version to which the upgrade leads.
    expect(text).toContain('容器还是旧的');
    expect(calls).not.toContain('stop contact-center');
    writeFileSync(
      join(bin, 'docker'),
      readFileSync(join(bin, 'docker'), 'utf8').replace(
        'echo "$RUNNING"',
        `grep ^CC_IMAGE= ${dir}/.env | cut -d= -f2`,
      ),
    );
    const second = run('cskefu-ops.sh', ['upgrade', 'develop'], 'yes\n');
    expect(second.text).toContain('NEW_KEY');
    expect(second.text).toContain('升级完成');
    expect(second.calls).toContain('curl -fsS -o /dev/null http://10.0.0.5:8035/');
    expect(git('rev-parse', '--short=7', 'HEAD')).toBe(newer);
    expect(readFileSync(join(dir, '.env'), 'utf8')).toContain(`CC_IMAGE=cskefu/contact-center:${newer}`);
  });

  it('keeps the backup before an upgrade apart from that of the day', () => {
    expect(run('cskefu-ops.sh', ['backup']).text).toContain('备份完成');
    expect(versionIn(day)).toContain(newer);
    const [before] = namesBeforeUpgrades();
    expect(versionIn(before as string)).toContain(older);
  });

  it('starts the application again when the backup before an upgrade fails', () => {
    const { status, text, calls } = run('cskefu-ops.sh', ['upgrade', older], 'yes\n', { FULL: '1' });
    expect(status).not.toBe(0);
    expect(text).toContain('没有升级');
    expect(calls.trimEnd().split('\n').at(-1)).toBe('docker-compose start contact-center');
    expect(git('rev-parse', '--short=7', 'HEAD')).toBe(newer);
    expect(namesBeforeUpgrades()).toHaveLength(1);
  });

  it('upgrades to a commit that is there when the repository of the code is out of reach', () => {
    git('remote', 'set-url', 'origin', join(root, 'nowhere'));
    const { text, calls } = run('cskefu-ops.sh', ['upgrade', older], 'no\n');
    expect(text).toContain('连不上代码仓库');
    expect(text).toContain('没有继续');
    expect(calls).not.toContain('stop contact-center');
  });

  it('goes back to commit, image and database of the backup, and leaves the application stopped', () => {
    const settings = join(dir, '.env');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('=secret', '=changed&#since'));
    const { status, text, calls } = run(
      'cskefu-ops.sh',
      ['restore', namesBeforeUpgrades()[0] ?? ''],
      'yes\n',
    );
    expect(text).toContain('数据已恢复');
    expect(status).toBe(0);
    expect(git('rev-parse', '--short=7', 'HEAD')).toBe(older);
    expect(readFileSync(join(dir, '.env'), 'utf8')).toContain(`CC_IMAGE=cskefu/contact-center:${older}`);
    expect(calls).toContain('up -d mysql redis activemq');
    expect(calls).not.toMatch(/up -d$/m);
    // MySQL knows the password of today, not that of the backup.
    expect(readFileSync(settings, 'utf8').match(/^DB_PASSWD=.*$/gm)).toEqual(['DB_PASSWD=changed&#since']);
  });

  it('does nothing without a yes', () => {
    const { status, calls } = run('cskefu-ops.sh', ['restore', day], 'no\n');
    expect(status).not.toBe(0);
    expect(calls).toBe('');
  });
});

describe('cskefu-check.sh', { timeout: 120_000 }, () => {
  it('is content with a healthy instance', () => {
    const { status, text } = run('cskefu-check.sh');
    expect(text).not.toContain('异常');
    expect(status).toBe(0);
  });

  it('looks at what is reached through the web alone on a machine without the deployment', () => {
    const elsewhere = { CSKEFU_DIR: backup, CSKEFU_STATE: join(root, 'elsewhere') };
    const { status, text } = run('cskefu-check.sh', [], '', elsewhere);
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(status).toBe(0);
  });

  it('alerts once about what is down, and once when it is back', () => {
    const down = { DOWN: 'socket.io' };
    expect(run('cskefu-check.sh', [], '', down).calls).toContain('logger -t cskefu-check');
    expect(run('cskefu-check.sh', [], '', down)).toMatchObject({ status: 1 });
    expect(run('cskefu-check.sh', [], '', down).calls).not.toContain('logger');
    expect(run('cskefu-check.sh').calls).toMatch(/logger .*恢复正常/);
  });
});
