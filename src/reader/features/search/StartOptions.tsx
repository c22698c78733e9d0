import { placesMessages } from '../../../core/i18n/placesMessages.ts';
import { searchMessages as words } from '../../../core/i18n/searchMessages.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './SearchPanel.part.module.css';

interface StartOptionsProps {
  /** What the ids of the options begin with. */
  id: string;
  chosen: number;
  recents: readonly string[];
  /** Where reading ended on the last pages. */
  places: readonly { label: string; href: string }[];
  mainPages: readonly { label: string; href: string }[];
  onPoint: (at: number) => void;
  onChooseRecent: (query: string) => void;
}

/** Where to go before anything is typed: the last searches, the last pages and the main ones. */
export function StartOptions({
  id,
  chosen,
  recents,
  places,
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
    { name: 'places', title: placesMessages.recent, pages: places, first: recents.length },
    { name: 'main', title: words.mainPages, pages: mainPages, first: recents.length + places.length },
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
          {pages.map(({ label, href }, at) => (
            <PageLink key={href} to={href} {...optionAt(first + at)}>
              <Icon name="note" />
              {label}
            </PageLink>
          ))}
        </OptionGroup>
      ))}
    </>
  );
}
