import type { Element } from 'hast';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { buildWireframe, WIREFRAME_CLASS } from '../../../core/document/wireframes/buildWireframe.ts';
import { readWireframe } from '../../../core/document/wireframes/readWireframe.ts';
import '../../content/queries/wireframes.part.css';
import { isPrefetchAllowed } from '../../platform/isPrefetchAllowed.ts';

export interface HeroWireframeProps {
  wireframe: readonly string[];
  alt: string;
}

/** A wireframe whose steps play once. Until then, and without scripts, it is a still picture with all of its parts. */
export default function HeroWireframe({ wireframe, alt }: HeroWireframeProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => (figure.current === null ? undefined : playWhenVisible(figure.current)), []);
  const { parts } = readWireframe(wireframe.join('\n'));
  return (
    <figure className={WIREFRAME_CLASS} ref={figure}>
      {renderElement(buildWireframe({ alt, parts }, () => undefined))}
    </figure>
  );
}

/** Starts the animation where most of the picture is in view; never on slow networks and with reduced motion. */
function playWhenVisible(figure: HTMLElement): (() => void) | undefined {
  if (!isPrefetchAllowed() || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      figure.dataset.playing = '';
      observer.disconnect();
    },
    { threshold: 0.6 },
  );
  observer.observe(figure);
  return () => observer.disconnect();
}

/** Attributes whose names differ from those of React's properties. */
const toAttribute = (name: string) =>
  name.replace(/^(aria|data)([A-Z].*)/, (_, begin: string, rest: string) => `${begin}-${rest.toLowerCase()}`);

function renderElement({ tagName, properties: { className, ...properties }, children }: Element): ReactNode {
  return createElement(
    tagName,
    {
      ...(className && { className: [className].flat().join(' ') }),
      ...Object.fromEntries(Object.entries(properties).map(([name, value]) => [toAttribute(name), value])),
    },
    ...children.map((child) =>
      child.type === 'element' ? renderElement(child) : child.type === 'text' ? child.value : null,
    ),
  );
}
