import { messages } from '../../../core/i18n/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useMissingDoc } from './missingDoc.ts';

/** Tells a reader who changed the version that it lacks the page. */
export function MissingDocNotice({ label }: { label: string }) {
  const title = useMissingDoc();
  if (title === undefined) return null;
  return <Notice role="status">{messages.version.missing(title, label)}</Notice>;
}
