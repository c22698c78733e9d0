// The progress bar of a slow navigation: the library and its styles.
import './progressBar.part.module.css';

export { default } from 'nprogress';
