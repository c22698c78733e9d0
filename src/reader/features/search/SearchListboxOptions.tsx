import type { ReactNode } from 'react';
import { readPagesMessages } from '#i18n/readPagesMessages';
import { searchMessages as words } from '#i18n/searchMessages';
import { onlyVersion, type VersionAnswer } from '../../../core/search/answer/searchVersions.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { MainPage } from '../../../core/site/nav/mainPages.ts';
import { markState } from '../../content/historyState.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { GroupTitle, HitText } from './SearchHitText.tsx';
import styles from './SearchPanel.part.module.css';

interface HitOptionsProps {
  /** Prefix of the options' ids. */
  id: string;
  chosen: number;
  manifest: Manifest;
  found: VersionAnswer;
  onPoint: (at: number) => void;
  onOpen: () => void;
}

/** Options of the listbox: hits grouped by page. */
export function HitOptions({ id, chosen, manifest, found, onPoint, onOpen }: HitOptionsProps) {
  let next = 0;
  return found.groups.map((group) => {
    const first = next;
    next += group.hits.length;
    const title = (
      <GroupTitle
        manifest={manifest}
        group={group}
        words={found.words}
        hasVersion={onlyVersion(found) === undefined}
      >
        {/* The option of the page itself, which is the first one, shows its title. */}
        <span className={group.hits[0]?.heading === undefined ? 'visually-hidden' : undefined}>
          {group.title}
        </span>
      </GroupTitle>
    );
    return (
      <OptionGroup key={group.path} id={`${id}group${first}`} title={title}>
        {group.hits.map((hit, indexInGroup) => {
          const at = first + indexInGroup;
          return (
            <PageLink
              key={hit.href}
              id={`${id}${at}`}
              className={styles.hit}
              role="option"
              aria-selected={at === chosen}
              tabIndex={-1}
              to={hit.href}
              state={markState(found.words)}
              onMouseMove={() => onPoint(at)}
              onClick={onOpen}
            >
              <HitText hit={hit} words={found.words} previous={group.hits[indexInGroup - 1]} />
            </PageLink>
          );
        })}
      </OptionGroup>
    );
  });
}

interface StartOptionsProps {
  /** Prefix of the options' ids. */
  id: string;
  chosen: number;
  recents: readonly string[];
  /** Links to the last pages read, with the section that was read. */
  visited: readonly MainPage[];
  mainPages: readonly MainPage[];
  onPoint: (at: number) => void;
  onChooseRecent: (query: string) => void;
}

/** Options of the listbox before a query: recent searches, last pages read, and main pages. */
export function StartOptions({
  id,
  chosen,
  recents,
  visited,
  mainPages,
  onPoint,
  onChooseRecent,
}: StartOptionsProps) {
  const optionAt = (at: number) => ({
    id: `${id}${at}`,
    className: styles.start,
    role: 'option',
    'aria-selected': at === chosen,
    tabIndex: -1,
    onMouseMove: () => onPoint(at),
  });
  const groups = [
    { name: 'visited', title: readPagesMessages.recent, pages: visited, first: recents.length },
    { name: 'main', title: words.mainPages, pages: mainPages, first: recents.length + visited.length },
  ].filter(({ pages }) => pages.length > 0);
  return (
    <>
      {recents.length > 0 && (
        <OptionGroup id={`${id}recent`} title={words.recent}>
          {recents.map((query, at) => (
            <button key={query} type="button" {...optionAt(at)} onClick={() => onChooseRecent(query)}>
              <Icon name="search" />
              {query}
            </button>
          ))}
        </OptionGroup>
      )}
      {groups.map(({ name, title, pages, first }) => (
        <OptionGroup key={name} id={`${id}${name}`} title={title}>
          {pages.map(({ label, href, group }, at) => (
            <PageLink key={href} to={href} {...optionAt(first + at)}>
              <Icon name="note" />
              {label}
              {group && <small>{group}</small>}
            </PageLink>
          ))}
        </OptionGroup>
      ))}
    </>
  );
}

function OptionGroup({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, a fieldset belongs in a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.group}>
        {title}
      </div>
      {children}
    </div>
  );
}
