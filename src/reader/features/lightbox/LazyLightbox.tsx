import type { ComponentProps } from 'react';
import { messages } from '../../../core/i18n/messages.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import type Lightbox from './Lightbox.tsx';

const loadLightbox = () => loadPart(() => import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx'));

/** The lightbox as a lazy chunk, loaded when the first image is enlarged. */
export function LazyLightbox(given: ComponentProps<typeof Lightbox>) {
  return <LazyPart load={loadLightbox} given={given} words={messages.lazyPart} waiting="" />;
}
