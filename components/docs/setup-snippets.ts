/** What an Angular application and a React application add for the gallery. */
import { siteFacts } from '@/components/site/site-facts';
import { absolute } from '@/components/site/urls';

const { library, reactEdition } = siteFacts;

export const installGallery = `npm install ${library.packageName}@${library.major}`;
export const installCompanions = `npm install hammerjs mousetrap @angular/cdk@${library.angularMajor}`;
export const installTypes = 'npm install --save-dev @types/mousetrap @types/hammerjs';

export const rootModule = `
import 'hammerjs';
import 'mousetrap';

import { NgModule } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { GalleryModule } from '@ks89/angular-modal-gallery';

import { AppComponent } from './app.component';

@NgModule({
  declarations: [AppComponent],
  imports: [BrowserModule, GalleryModule],
  bootstrap: [AppComponent],
})
export class AppModule {}
`;

export const globalStyles = `
@import '@angular/cdk/overlay-prebuilt.css';

.ks-modal-gallery-backdrop {
  background: #000 !important;
  opacity: 0.85 !important;
}

.ks-modal-gallery-panel {
  z-index: 90000 !important;
}
`;

export const typeRoots = `
{
  "compilerOptions": {
    "typeRoots": ["node_modules/@types"]
  }
}
`;

export const commonJs = `
{
  "projects": {
    "your-application": {
      "architect": {
        "build": {
          "options": {
            "allowedCommonJsDependencies": ["mousetrap", "hammerjs"]
          }
        }
      }
    }
  }
}
`;

export const installReactEdition = `npm install ${absolute(reactEdition.archive)}`;

export const reactStylesheet = "import 'ks-gallery-react/styles.css';";

export const reactTypes = `
import { ButtonsStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  buttonsConfig: { strategy: ButtonsStrategy.SIMPLE },
  currentImageConfig: { downloadable: true },
};
`;
