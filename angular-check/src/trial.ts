import 'hammerjs';
import 'mousetrap';

import { importProvidersFrom } from '@angular/core';
import { bootstrapApplication, HammerModule } from '@angular/platform-browser';
import { GalleryModule } from '@ks89/angular-modal-gallery';

import { TrialComponent } from './trial.component';

bootstrapApplication(TrialComponent, {
  providers: [importProvidersFrom(HammerModule, GalleryModule)],
}).catch((error) => console.error(error));
