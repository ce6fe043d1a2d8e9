import { Component, Type } from '@angular/core';

import { samples } from '../generated/samples';

function getSample(slug: string): Type<unknown> {
  const sample = samples[slug];
  if (!sample) {
    throw new Error(`There is no sample "${slug}".`);
  }
  return sample;
}

/** Mounts the sample whose slug is the query string of the page: `?array-simple`. */
@Component({
  selector: 'app-root',
  template: '<ng-container *ngComponentOutlet="sample"></ng-container>',
})
export class AppComponent {
  readonly sample = getSample(location.search.slice(1));
}
