import type { Found } from '../../../core/search/answer/askVersions.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { markState } from '../../content/historyState.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { GroupTitle } from './GroupTitle.tsx';
import { HitText } from './HitText.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './SearchPanel.part.module.css';

interface HitOptionsProps {
  /** What the ids of the options begin with. */
  id: string;
  chosen: number;
  manifest: Manifest;
  found: Found;
  onPoint: (at: number) => void;
  onOpen: () => void;
}

/** The hits, those of one page together. */
export function HitOptions({ id, chosen, manifest, found, onPoint, onOpen }: HitOptionsProps) {
  let next = 0;
  return found.groups.map((group) => {
    const first = next;
    next += group.hits.length;
    const title = <GroupTitle manifest={manifest} group={group} hasVersion={found.versions.length > 1} />;
    return (
      <OptionGroup key={group.path} id={`${id}group${first}`} title={title}>
        {group.hits.map((hit, place) => {
          const at = first + place;
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
              <HitText hit={hit} words={found.words} />
            </PageLink>
          );
        })}
      </OptionGroup>
    );
  });
}
