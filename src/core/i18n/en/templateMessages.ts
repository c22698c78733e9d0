import type { Translation } from '../translation.ts';
import type { templateMessages as zh } from '../zh-Hans/templateMessages.ts';

const TASK = `Describe who needs to do this, when, and what the result is.

## Before you begin

- Permissions and information that you need
- Tasks to complete first

## Steps

:::steps

1. Say which page to open and what to select.
2. Say what to enter and which button to click.
3. Say which message shows that the step is done.

:::

## Verify the result

Say where to see the result, and what it looks like when everything worked.

## Troubleshooting

- “…” message: explain the cause and the solution.
`;

const REFERENCE = `Describe what this page lists, and who needs it.

## Parameters

| Name | Description | Default |
| --- | --- | --- |
| \`NAME\` | What it means, and its possible values | \`value\` |

## Example

Give an example that works as is.

## Related pages

- Link to the pages that readers need next
`;

const TROUBLESHOOTING = `Describe the problem that this page helps to solve.

## Symptoms

Quote the message that readers see, and say where it appears.

## Cause

Explain why this happens, and how to confirm that this is the cause.

## Solution

:::steps

1. Say what to do first.
2. Say what to do next.

:::

## If the problem persists

Say what information to collect, and who to contact.
`;

export const templateMessages: Translation<typeof zh> = {
  task: { label: 'Task', body: TASK },
  reference: { label: 'Reference', body: REFERENCE },
  troubleshooting: { label: 'Troubleshooting', body: TROUBLESHOOTING },
};
