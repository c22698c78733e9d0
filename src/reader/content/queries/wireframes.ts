import './wireframes.part.css';

export { renderWireframes } from '../../../core/document/wireframes/renderWireframes.ts';
