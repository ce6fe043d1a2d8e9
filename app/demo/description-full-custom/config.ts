import { DescriptionStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  currentImageConfig: {
    description: {
      strategy: DescriptionStrategy.ALWAYS_VISIBLE,
      customFullDescription:
        '<ol><li>Custom</li><li>description of the</li><li>current visible</li><li>image</li></ol>',
      style: {
        bgColor: 'rgba(255,0,0,.5)',
        textColor: 'blue',
        marginTop: '3px',
        marginBottom: '0px',
        marginLeft: '5px',
        marginRight: '5px',
        position: 'absolute',
        top: '0px',
        height: '125px',
      },
    },
  },
};
