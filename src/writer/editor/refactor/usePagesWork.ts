// Asks the development server what becomes of pages, and has it done.
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
  /** What is going to happen, and what was asked for. */
  plan?: ShownPlan | undefined;
  asked?: RefactorRequest;
  message?: string | undefined;
  isBusy?: boolean;
}

/**
 * Asks the server step by step: what can be chosen, what would happen, and that it happens.
 * @param onDone is told what was done, and the address that the writer wants to see, if there is one
 */
export function usePagesWork(file: string, onDone: (plan: ShownPlan, path: string | undefined) => void) {
  const [work, setWork] = useState<Work>({});
  const change = (news: Work) => setWork((old) => ({ ...old, ...news }));
  const asking = useRef(0);
  /** What comes of a step is not told once the writer has turned to something else. */
  const guard = async (step: (tell: typeof change) => Promise<void>) => {
    asking.current += 1;
    const number = asking.current;
    const tell = (news: Work) => {
      if (asking.current === number) change(news);
    };
    tell({ isBusy: true, message: undefined });
    await step(tell).catch(() => tell({ message: words.failed }));
    tell({ isBusy: false });
  };

  useEffect(() => {
    let isGone = false;
    askPages<PageChoices>({ task: 'look', words: [file] }).then(
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
      guard(async (tell) => {
        const plan = await askPages<ShownPlan>(asked);
        tell('message' in plan ? { message: plan.message } : { plan, asked });
      }),
    confirm: () =>
      guard(async (tell) => {
        const { plan, asked } = work;
        if (plan === undefined || asked === undefined) return;
        const done = await askPages<RefactorDone>({ ...asked, confirm: plan.hash });
        if (!('message' in done)) return onDone(plan, done.path);
        // What would happen now comes along where something changed since.
        const { hash, files, notes, message } = done as Partial<ShownPlan> & { message: string };
        tell({ message, plan: hash && files && notes ? { hash, files, notes } : plan });
      }),
    back: () => {
      asking.current += 1;
      change({ plan: undefined, message: undefined, isBusy: false });
    },
  };
}

/** What the server said, in words where it did not do as asked. */
type Answer<T> = T | (Partial<T> & { message: string });

/** Rejects where the server does not answer. */
async function askPages<T extends PageChoices | ShownPlan | RefactorDone>(
  asked: RefactorRequest,
): Promise<Answer<T>> {
  const response = await postToServer(REFACTOR_PATH, asked);
  // It is this server's own, of the same release.
  return response.json();
}
