// The front door, as a site composes it: `site.home` of the manifest.
import * as v from 'valibot';
import { LinkItem } from './linkItem.ts';

const Text = v.string();
const OptText = v.optional(Text);

const section = <Type extends string, Item extends v.ObjectEntries>(type: Type, item: Item) =>
  v.object({ type: v.literal(type), title: Text, text: OptText, items: v.array(v.object(item)) });

/** The way of something, in a few steps. */
const Steps = section('steps', { title: Text, text: OptText, href: OptText });

/** For each kind of reader the first links. */
const Links = section('links', {
  title: Text,
  text: OptText,
  links: v.array(v.object({ label: Text, href: Text })),
});

/** What is so, in short. */
const Facts = section('facts', { title: Text, text: Text, href: OptText });

export const HomeSchema = v.object({
  lead: OptText,
  points: v.optional(v.array(Text), []),
  actions: v.optional(v.array(LinkItem), []),
  commands: v.optional(v.array(v.object({ label: Text, code: Text })), []),
  picture: v.optional(v.object({ src: Text, alt: Text, width: v.number(), height: v.number() })),
  features: v.optional(v.array(v.object({ title: Text, text: Text, image: OptText, href: OptText })), []),
  sections: v.optional(v.array(v.variant('type', [Steps, Links, Facts])), []),
});

export type Home = v.InferOutput<typeof HomeSchema>;
export type HomeSection = Home['sections'][number];
