import styles from './LineMarks.part.module.css';

/** Loads the styles of added, removed and focused lines: a lazy chunk, because few pages have such lines. */
export default function LineMarks() {
  return <span hidden className={styles.marks} />;
}
