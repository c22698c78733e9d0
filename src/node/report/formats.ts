// The forms in which a check tells its findings: `-- --format <name>`.
import { describeUnknownName } from '../../core/site/manifest/nearName.ts';
import { githubAnnotation } from './githubAnnotation.ts';
import { formatLine, type Reported } from './reported.ts';

interface ReportFormat {
  /** For the help. */
  says: string;
  write: (findings: readonly Reported[]) => string[];
  /** A program reads it: what is said to people goes elsewhere. */
  isData?: true;
  /** Whether the run of a workflow gets a summary. */
  hasSummary?: true;
}

export const FORMATS = {
  text: {
    says: '每个问题一行：文件:行:列 规则 说明',
    write: (findings) => findings.map(formatLine),
  },
  json: {
    says: '标准输出只有一个 JSON 数组，每一处都在内，供程序读取（npm run -s ……）',
    write: (findings) => [JSON.stringify(findings, null, 2)],
    isData: true,
  },
  github: {
    says: 'GitHub 工作流的注解，并在运行摘要里列出',
    write: (findings) => findings.map(githubAnnotation),
    hasSummary: true,
  },
} satisfies Record<string, ReportFormat>;

export type FormatName = keyof typeof FORMATS;

/** The format of a name. Throws for a name that there is none for. */
export function findFormat(name: string): ReportFormat {
  if (Object.hasOwn(FORMATS, name)) return FORMATS[name as FormatName];
  throw new Error(describeUnknownName('格式', name, Object.keys(FORMATS)));
}
