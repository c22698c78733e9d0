// A process that starts with this lets others go first, where there is not a processor for each.
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
