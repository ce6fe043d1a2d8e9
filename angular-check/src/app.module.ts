import 'hammerjs';
import 'mousetrap';

import { NgModule } from '@angular/core';
import { BrowserModule, HammerModule } from '@angular/platform-browser';
import { GalleryModule } from '@ks89/angular-modal-gallery';

import { AppComponent } from './app.component';

@NgModule({
  declarations: [AppComponent],
  // Without HammerModule the galleries ignore swipes.
  imports: [BrowserModule, HammerModule, GalleryModule],
  bootstrap: [AppComponent],
})
export class AppModule {}
