// Written into the page that sends what was written to the site's host.
import { startSending } from './startSending.ts';

startSending();
