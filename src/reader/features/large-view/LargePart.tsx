import type { ComponentProps } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import type LargeView from './LargeView.tsx';

const loadLargeView = () => loadPart(() => import(/* webpackChunkName: "large-view" */ './LargeView.tsx'));

/** A picture over the page, loaded with the first one that a reader enlarges. */
export function LargePart(given: ComponentProps<typeof LargeView>) {
  return <LazyPart load={loadLargeView} given={given} words={messages.lazyPart} waiting="" />;
}
