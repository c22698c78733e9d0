// The bar of a page that is on its way: the library, and how it looks.
import './progressBar.part.module.css';

export { default } from 'nprogress';
