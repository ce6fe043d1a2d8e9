import { Component } from '@angular/core';
import { CarouselComponent, CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-features-disable',
  templateUrl: './template.html',
})
export class CarouselFeaturesDisableComponent {
  readonly images: Image[] = carouselImages;

  autoPlay = true;
  showArrows = true;
  showDots = true;
  config: CarouselLibConfig = this.createConfig();

  toggleAutoPlay(): void {
    this.autoPlay = !this.autoPlay;
    this.config = this.createConfig();
  }

  /** Keeps autoplay off: each image change restarts the timer with the first configuration. */
  onChangeImage(carousel: CarouselComponent): void {
    if (!this.autoPlay) {
      // The carousel restarts its timer right after this event.
      setTimeout(() => carousel.stopCarousel());
    }
  }

  toggleArrows(): void {
    this.showArrows = !this.showArrows;
    this.config = this.createConfig();
  }

  toggleDots(): void {
    this.showDots = !this.showDots;
    this.config = this.createConfig();
  }

  /** A new object each time, with all sections: a missing section would lose its values. */
  private createConfig(): CarouselLibConfig {
    return {
      carouselConfig: {
        maxWidth: '100%',
        maxHeight: '400px',
        showArrows: this.showArrows,
        objectFit: 'cover',
        keyboardEnable: true,
        modalGalleryEnable: false,
      },
      carouselPlayConfig: { autoPlay: this.autoPlay, interval: 3000, pauseOnHover: true },
      carouselDotsConfig: { visible: this.showDots },
    };
  }
}
