import { PageLink } from '../../content/links/PageLink.tsx';
import { searchMessages as words } from '../../core/searchMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './SearchPanel.part.module.css';

interface StartOptionsProps {
  /** What the ids of the options begin with. */
  id: string;
  chosen: number;
  recents: readonly string[];
  mainPages: readonly { label: string; href: string }[];
  onPoint: (at: number) => void;
  onChooseRecent: (query: string) => void;
}

/** Where to go before anything is typed: the last searches and the main pages. */
export function StartOptions({ id, chosen, recents, mainPages, onPoint, onChooseRecent }: StartOptionsProps) {
  const optionAt = (at: number) => ({
    id: `${id}${at}`,
    className: styles.start,
    role: 'option',
    'aria-selected': at === chosen,
    tabIndex: -1,
    onMouseMove: () => onPoint(at),
  });
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
      {mainPages.length > 0 && (
        <OptionGroup id={`${id}main`} title={words.mainPages}>
          {mainPages.map(({ label, href }, at) => (
            <PageLink key={href} to={href} {...optionAt(recents.length + at)}>
              <Icon name="note" />
              {label}
            </PageLink>
          ))}
        </OptionGroup>
      )}
    </>
  );
}
