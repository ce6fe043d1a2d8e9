import type { LoadingType } from '../../model/enums';
import { DESCRIPTION_STRATEGIES, LOADING_TYPES, readMember } from './read-member';
import { DEFAULT_PREVIEW_NUMBER, type description } from '../../model/defaults/shared';

/** Complete configuration of a caption. */
export type ResolvedDescription = ReturnType<typeof description>;

/** Replaces a number of thumbnails that is 0 or less by the default. */
export function withPreviewNumber<T extends { number: number }>(previews: T): T {
  return previews.number > 0 ? previews : { ...previews, number: DEFAULT_PREVIEW_NUMBER };
}

/** Complete caption and spinner of a modal gallery or a carousel. */
interface ImageConfig {
  description: ResolvedDescription;
  loadingConfig: { enable: boolean; type: LoadingType };
}

/**
 * Replaces the names of members of enums in the section of the image by the members.
 * @throws GalleryError `INVALID_OPTION`
 */
export function readImageConfig<T extends ImageConfig>(name: string, config: T): T {
  const read = <P extends object>(
    part: string,
    options: P,
    key: keyof P & string,
    names: string,
  ) => ({
    ...options,
    [key]: readMember(name, `${part}.${key}`, names, options[key]),
  });
  return {
    ...config,
    description: read('description', config.description, 'strategy', DESCRIPTION_STRATEGIES),
    loadingConfig: read('loadingConfig', config.loadingConfig, 'type', LOADING_TYPES),
  };
}
