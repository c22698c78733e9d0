import { messages } from '#i18n/messages';
import styles from './FirstLoad.module.css';

/** A skeleton, until the first page has loaded. */
export function FirstLoad() {
  return (
    <div className={styles.frame} role="status" aria-label={messages.lazyPart.loading}>
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
