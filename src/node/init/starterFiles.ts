// The files that a team keeps beside its pages.

export interface Starter {
  /** Folder of the pages from the root of the team's repository, such as `docs`. */
  site: string;
  /** Version of this package. */
  version: string;
  /** Text of `.git/config`, which names the host of the repository. */
  gitConfig: string;
  /** Branch whose pushes are published. */
  branch: string;
}

/**
 * @example listStarterFiles({ site: 'docs', version: '1.0.0', gitConfig: '', branch: 'main' }).map(([file]) => file)
 * // ['package.json', '.gitignore', '.github/workflows/docs.yml']
 */
export function listStarterFiles({
  site,
  version,
  gitConfig,
  branch,
}: Starter): [file: string, text: string][] {
  const script = (name: string) => `mojian ${name} ${site}`;
  const manifest = {
    private: true,
    scripts: { start: script('start'), build: script('build'), check: script('check') },
    devDependencies: { mojian: `^${version}` },
  };
  return [
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['.gitignore', 'node_modules/\ndist/\n'],
    /url\s*=.*gitlab/i.test(gitConfig)
      ? ['.gitlab-ci.yml', gitlab(site)]
      : ['.github/workflows/docs.yml', github(site, branch)],
  ];
}

// By npx, since a package.json that was there has no scripts for them.
const github = (site: string, branch: string) => `name: docs
on:
  push:
    branches: [${JSON.stringify(branch)}]
  pull_request:
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          # The dates of the pages are those of their last commits.
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - run: npm install
      - run: npx mojian check ${site} --format github
      - id: pages
        if: github.event_name != 'pull_request'
        uses: actions/configure-pages@v6
      - run: npx mojian build ${site}
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - if: github.event_name != 'pull_request'
        uses: actions/upload-pages-artifact@v5
        with:
          path: dist
  deploy:
    if: github.event_name != 'pull_request'
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v5
`;

const gitlab = (site: string) => `pages:
  image: node:22
  variables:
    # The dates of the pages are those of their last commits.
    GIT_DEPTH: 0
  script:
    - npm install
    - npx mojian check ${site}
    - BASE_PATH="/\${CI_PROJECT_NAME}/" npx mojian build ${site}
    - mv dist public
  artifacts:
    paths:
      - public
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;
