import { PageLink } from '../content/PageLink.tsx';
import { messages } from '../core/messages.ts';
import layout from './layout.module.css';
import { usePageTitle } from './usePageTitle.ts';

/** An address without a page. */
export default function NotFoundPage() {
  usePageTitle(messages.notFound.title);
  return (
    <div className={layout.frame}>
      <main id="main" className={layout.main}>
        <h1 className={layout.title}>{messages.notFound.title}</h1>
        <p>{messages.notFound.line1}</p>
        <p>{messages.notFound.line2}</p>
        <p>
          <PageLink to="/">{messages.notFound.goHome}</PageLink>
        </p>
      </main>
    </div>
  );
}
