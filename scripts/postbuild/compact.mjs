import { rehype } from 'rehype';
import { visit } from 'unist-util-visit';
