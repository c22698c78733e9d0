import { messages } from '../../core/messages.ts';
import { findShellPage } from '../visit/shellPage.ts';
import styles from './FirstLoad.module.css';
import { KeptPage } from './KeptPage.tsx';

/** What a reader sees while the first page is on its way: its text, where that stood in the shell. */
export function FirstLoad() {
  const html = findShellPage();
  if (html !== '') return <KeptPage html={html} />;
  return (
    <div className={styles.frame} role="status" aria-label={messages.layout.loading}>
      <div className={styles.bar} />
      <div className={styles.body}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
