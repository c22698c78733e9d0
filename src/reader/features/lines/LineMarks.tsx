import styles from './LineMarks.part.module.css';

/** Loads the styles of added, removed and focused lines: a lazy chunk, for few pages have them. */
export default function LineMarks() {
  return <span hidden className={styles.marks} />;
}
