import { drawInventory } from './inventory';
import { drawManifest } from './manifest';
import { drawForm } from './preorder';
import { drawSteps } from './steps';
import { store } from './store';
import { drawTabs } from './tabs';

store.subscribe((state) => {
  drawTabs(state);
  drawForm(state);
  drawManifest(state);
  drawInventory(state);
  drawSteps(state);
});
