import { walkType } from '@/components/reference/types/configuration';
import { describeEntry, type DescribedField } from '@/components/reference/types/describe-field';

/** The reference of the option at a path such as `slideConfig.infinite`; indexes are `[0]` or `*`. */
export function describeField(rootType: string, path: string): DescribedField {
  const pattern = path.replace(/\[\d+\]/g, '.*');
  for (const entry of walkType(rootType)) {
    if (entry.path === pattern) return describeEntry(rootType, entry);
  }
  throw new Error(`${rootType} has no field ${path}`);
}
