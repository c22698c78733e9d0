import { messages } from '../../core/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './KeptPage.module.css';

interface KeptPageProps {
  /** The page as the build drew it, cleaned, into the shell. */
  html: string;
  /** Why it is not read anew; undefined while that is under way. */
  reason?: string;
  onRetry?: () => void;
}

/** The page that stood in the shell: what could be read already stays, whatever goes wrong behind it. */
export function KeptPage({ html, reason, onRetry }: KeptPageProps) {
  return (
    <>
      {reason !== undefined && (
        <div className={styles.notice}>
          <Notice role="status">
            {messages.contentError.published(reason)}
            <button type="button" onClick={onRetry}>
              {messages.contentError.retry}
            </button>
          </Notice>
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, cleaned, into this page's shell */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
