import styles from './ThemedImage.module.css';

interface ThemedImageProps {
  picture: string | { light: string; dark: string };
  urlOf: (file: string) => string;
  /** Width and height in pixels. */
  size: number;
}

/** A decorative picture of the site, or one for each theme: browsers do not load a lazy image that is hidden. */
export function ThemedImage({ picture, urlOf, size }: ThemedImageProps) {
  if (typeof picture === 'string') return <img src={urlOf(picture)} alt="" width={size} height={size} />;
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={urlOf(picture[theme])}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={styles[theme]}
    />
  ));
}
