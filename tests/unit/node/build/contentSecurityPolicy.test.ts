import { describe, expect, it } from 'vitest';
import { renderPolicy } from '../../../../src/node/build/contentSecurityPolicy.ts';

describe('renderPolicy', () => {
  it('lets run what comes from the site, and the inline scripts it knows', () => {
    // echo -n 'boot()' | openssl dgst -sha256 -binary | base64
    expect(renderPolicy(['boot()'])).toContain(
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='; ",
    );
    expect(renderPolicy([])).not.toMatch(/script-src[^;]*unsafe|eval|\*/);
  });

  it('lets nothing come from another host', () => {
    expect(renderPolicy([])).toContain("img-src 'self' data:;");
    expect(renderPolicy([])).not.toMatch(/https?:/);
  });

  it('lets images come from the hosts that the site names', () => {
    const policy = renderPolicy([], ['https://a.test', 'https://b.test:8443']);
    expect(policy).toContain("; img-src 'self' data: https://a.test https://b.test:8443; ");
    expect(policy.match(/https:/g)).toHaveLength(2);
  });
});
