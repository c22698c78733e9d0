// Entry of the pull request page: the build inlines this script.
import { startPullRequestPage } from './startPullRequestPage.ts';

startPullRequestPage();
