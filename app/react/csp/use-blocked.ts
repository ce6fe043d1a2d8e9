import { useEffect, useState } from 'react';

/** What the policy of the page has blocked. */
export function useBlocked(): readonly string[] {
  const [blocked, setBlocked] = useState<readonly string[]>([]);
  useEffect(() => {
    const report = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      setBlocked((before) => [...before, `${effectiveDirective} (${blockedURI})`]);
    document.addEventListener('securitypolicyviolation', report);
    return () => document.removeEventListener('securitypolicyviolation', report);
  }, []);
  return blocked;
}
