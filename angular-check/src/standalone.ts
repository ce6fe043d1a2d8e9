import 'hammerjs';
import 'mousetrap';

import { importProvidersFrom } from '@angular/core';
import { bootstrapApplication, HammerModule } from '@angular/platform-browser';
import { GalleryModule } from '@ks89/angular-modal-gallery';

import { GalleryComponent } from './gallery.component';

bootstrapApplication(GalleryComponent, {
  // Without HammerModule the galleries ignore swipes.
  providers: [importProvidersFrom(HammerModule, GalleryModule)],
}).catch((error) => console.error(error));
