import { describe, expect, it } from 'vitest';
import { stemEnglish } from '../../../../../src/core/search/text/stemEnglish.ts';

describe('stemEnglish', () => {
  it.each([
    'install installs installed installing installation installations',
    'configure configures configured configuring configuration',
    'policy policies',
    'delivery deliveries deliver delivered',
    'retry retries retried retrying',
    'use uses used using',
    'set sets setting settings',
    'notify notified notification',
    'subscribe subscribing subscriptions',
    'deploy deployed deployments',
    'renewal renewing',
    'security secure securely',
    'access accesses accessing',
    'process processes processed',
    'cancel cancelled canceled cancelling cancellation',
    'authorise authorizing authorisation',
    'api apis',
    'queue queues queued queuing',
    'month monthly',
    'tie ties tied',
    'see sees seeing',
  ])('gives the forms %s one stem', (forms) => {
    const stems = new Set(forms.split(' ').map(stemEnglish));
    expect([...stems]).toHaveLength(1);
    const [stem = ''] = stems;
    for (const form of forms.split(' ')) expect(form.startsWith(stem.replace(/i$/, ''))).toBe(true);
  });

  it.each([
    ['user', 'using'],
    ['format', 'form'],
    ['document', 'doc'],
    ['string', 'str'],
    ['http', 'https'],
    ['server', 'serve'],
    ['apply', 'app'],
    ['data', 'date'],
    ['number', 'numb'],
  ])('tells %s from %s', (one, other) => {
    expect(stemEnglish(one)).not.toBe(stemEnglish(other));
  });

  it.each(['status', 'this', 'dns', 'us', 'db_passwords', 'v8', 'größen', '설정'])(
    'leaves %s alone',
    (word) => {
      expect(stemEnglish(word)).toBe(word);
    },
  );
});
