import type { LoadingType } from '../../model/enums';
import { DESCRIPTION_STRATEGIES, LOADING_TYPES, readMember } from './read-member';
import { DEFAULT_PREVIEW_NUMBER, type description } from '../../model/defaults/shared';

/** Complete configuration of a caption. */
export type ResolvedDescription = ReturnType<typeof description>;

/** Replaces a number of thumbnails that is 0 or less by the default. */
export function withPreviewNumber<T extends { number: number }>(previews: T): T {
  return previews.number > 0 ? previews : { ...previews, number: DEFAULT_PREVIEW_NUMBER };
}

/** Returns a number, or the minimum if it is smaller or no number. */
export const atLeast = (minimum: number, value: number): number =>
  value >= minimum ? value : minimum;

/** Complete caption and spinner of a modal gallery or a carousel. */
interface ImageConfig {
  description: ResolvedDescription;
  loadingConfig: { enable: boolean; type: LoadingType };
}

/** Replaces unknown members of enums in the section of the image by the defaults. */
export function readImageConfig<T extends ImageConfig>(config: T, defaults: ImageConfig): T {
  const read = <P extends object>(
    options: P,
    key: keyof P,
    names: string,
    { [key]: fallback }: P,
  ) => ({
    ...options,
    [key]: readMember(names, options[key], fallback),
  });
  const { description, loadingConfig } = config;
  return {
    ...config,
    description: read(description, 'strategy', DESCRIPTION_STRATEGIES, defaults.description),
    loadingConfig: read(loadingConfig, 'type', LOADING_TYPES, defaults.loadingConfig),
  };
}
