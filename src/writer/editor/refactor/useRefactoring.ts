// Requests plans of refactorings, and their application, from the development server.
import { useEffect, useRef, useState } from 'react';
import { refactorDialogMessages as words } from '#i18n/refactorDialogMessages';
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
  /** Plan that the last request returned. */
  plan?: ShownPlan | undefined;
  asked?: RefactorRequest;
  message?: string | undefined;
  isBusy?: boolean;
}

/**
 * State of the refactoring dialog: options of the page, then a plan, then its confirmation.
 * @param onDone called with the applied plan, and with the URL path to open or undefined
 */
export function useRefactoring(file: string, onDone: (plan: ShownPlan, path: string | undefined) => void) {
  const [work, setWork] = useState<Work>({});
  const change = (news: Work) => setWork((old) => ({ ...old, ...news }));
  const lastStep = useRef(0);
  /** Runs a step, and drops its response if the user has started another step since. */
  const guard = async (step: (notify: typeof change) => Promise<void>) => {
    lastStep.current += 1;
    const number = lastStep.current;
    const notify = (news: Work) => {
      if (lastStep.current === number) change(news);
    };
    notify({ isBusy: true, message: undefined });
    await step(notify).catch(() => notify({ message: words.failed }));
    notify({ isBusy: false });
  };

  useEffect(() => {
    let isUnmounted = false;
    requestRefactoring<PageChoices>({ task: 'look', words: [file] }).then(
      (found) => {
        if (!isUnmounted) setWork('message' in found ? { message: found.message } : { choices: found });
      },
      () => {
        if (!isUnmounted) setWork({ message: words.failed });
      },
    );
    return () => {
      isUnmounted = true;
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
        // Files have changed since the plan was requested: the response contains the new plan.
        const { hash, files, notes, message } = done as Partial<ShownPlan> & { message: string };
        notify({ message, plan: hash && files && notes ? { hash, files, notes } : plan });
      }),
    back: () => {
      lastStep.current += 1;
      change({ plan: undefined, message: undefined, isBusy: false });
    },
  };
}

type Answer<T> = T | (Partial<T> & { message: string });

/** Sends a request; rejects if there is no response. */
async function requestRefactoring<T extends PageChoices | ShownPlan | RefactorDone>(
  asked: RefactorRequest,
): Promise<Answer<T>> {
  const response = await postToServer(REFACTOR_PATH, asked);
  // Not validated, because the server has the same release as this script.
  return response.json();
}
