import { messages } from '../../core/messages.ts';
import { useMissingDoc } from './missingDoc.ts';
import styles from './VersionBanner.module.css';

/** Tells a reader who changed the version that it lacks his page. */
export function MissingDocNotice({ label }: { label: string }) {
  const title = useMissingDoc();
  if (title === undefined) return null;
  return (
    <p className={styles.banner} role="status">
      {messages.version.missing(title, label)}
    </p>
  );
}
