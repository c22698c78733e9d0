import styles from './lines.part.module.css';

/** Brings the looks of added, removed and focused lines: without them code is code. */
export default function LineMarks() {
  return <span hidden className={styles.marks} />;
}
