import 'ks-gallery-react/styles.css';
import { createRoot } from 'react-dom/client';
import { Album } from './plain-gallery';

const container = document.querySelector('main');
if (container) createRoot(container).render(<Album />);
