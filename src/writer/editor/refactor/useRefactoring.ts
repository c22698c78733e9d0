// Requests refactorings from the development server.
import { useEffect, useRef, useState } from 'react';
import { refactorDialogMessages as words } from '../../../core/i18n/refactorDialogMessages.ts';
import {
  type PageChoices,
  REFACTOR_PATH,
  type RefactorDone,
  type RefactorRequest,
  type ShownPlan,
} from '../../../core/site/manifest/refactorRequest.ts';
import { postToServer } from '../../../reader/content/sources/devServer.ts';

interface Work {
  choices?: PageChoices;
  /** Plan of the last request. */
  plan?: ShownPlan | undefined;
  asked?: RefactorRequest;
  message?: string | undefined;
  isBusy?: boolean;
}

/**
 * State of a refactoring: options, then a plan, then its confirmation.
 * @param onDone called with the applied plan, and with the URL path to open, if any
 */
export function useRefactoring(file: string, onDone: (plan: ShownPlan, path: string | undefined) => void) {
  const [work, setWork] = useState<Work>({});
  const change = (news: Work) => setWork((old) => ({ ...old, ...news }));
  const asking = useRef(0);
  /** Drops the response of a step if the user has started another one. */
  const guard = async (step: (notify: typeof change) => Promise<void>) => {
    asking.current += 1;
    const number = asking.current;
    const notify = (news: Work) => {
      if (asking.current === number) change(news);
    };
    notify({ isBusy: true, message: undefined });
    await step(notify).catch(() => notify({ message: words.failed }));
    notify({ isBusy: false });
  };

  useEffect(() => {
    let isGone = false;
    requestRefactoring<PageChoices>({ task: 'look', words: [file] }).then(
      (found) => {
        if (!isGone) setWork('message' in found ? { message: found.message } : { choices: found });
      },
      () => {
        if (!isGone) setWork({ message: words.failed });
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);

  return {
    ...work,
    show: (asked: RefactorRequest) =>
      guard(async (notify) => {
        const plan = await requestRefactoring<ShownPlan>(asked);
        notify('message' in plan ? { message: plan.message } : { plan, asked });
      }),
    confirm: () =>
      guard(async (notify) => {
        const { plan, asked } = work;
        if (plan === undefined || asked === undefined) return;
        const done = await requestRefactoring<RefactorDone>({ ...asked, confirm: plan.hash });
        if (!('message' in done)) return onDone(plan, done.path);
        // Files have changed since: the response has the new plan.
        const { hash, files, notes, message } = done as Partial<ShownPlan> & { message: string };
        notify({ message, plan: hash && files && notes ? { hash, files, notes } : plan });
      }),
    back: () => {
      asking.current += 1;
      change({ plan: undefined, message: undefined, isBusy: false });
    },
  };
}

type Answer<T> = T | (Partial<T> & { message: string });

/** Rejects without a response. */
async function requestRefactoring<T extends PageChoices | ShownPlan | RefactorDone>(
  asked: RefactorRequest,
): Promise<Answer<T>> {
  const response = await postToServer(REFACTOR_PATH, asked);
  // Not validated: the server is of the same release.
  return response.json();
}
