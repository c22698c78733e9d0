// Schema of `site.theme`: a site's own accent color, fonts, corners and text width.
import * as v from 'valibot';
import { expectedMessages } from '#i18n/expectedMessages';

const Color = v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}){1,2}$/i, expectedMessages.color));
const Length = v.pipe(v.string(), v.regex(/^(?:0|\d*\.?\d+(?:px|rem|em))$/, expectedMessages.length));
/** Font families of CSS. The pattern admits no character that could end the declaration. */
const Families = v.pipe(
  v.string(),
  v.regex(
    /^(?:"[\p{L}\d ._-]+"|[\p{L}\d _-]+)(?:, *(?:"[\p{L}\d ._-]+"|[\p{L}\d _-]+))*$/u,
    expectedMessages.fonts,
  ),
);
const Font = v.union([
  Families,
  v.object({
    families: Families,
    /** Files of the first family. */
    files: v.array(
      v.object({
        src: v.string(),
        /** One weight, or the range of a variable font: `400`, `100 900`. */
        weight: v.optional(
          v.pipe(v.string(), v.regex(/^\d{1,4}(?: \d{1,4})?$/, expectedMessages.fontWeight)),
        ),
        italic: v.optional(v.boolean()),
      }),
    ),
  }),
]);

export const ThemeSchema = v.object({
  /** One color for both themes, of which the dark theme has a lighter shade; or one for each. */
  accent: v.optional(v.union([Color, v.object({ light: Color, dark: Color })])),
  /** Radius of corners. */
  radius: v.optional(Length),
  /** Width of the text. */
  width: v.optional(Length),
  font: v.optional(Font),
  monoFont: v.optional(Font),
});

export type SiteTheme = v.InferOutput<typeof ThemeSchema>;
