// The progress bar of slow navigations: nprogress and its styles, in one chunk.
import './progressBar.part.module.css';

export { default } from 'nprogress';
