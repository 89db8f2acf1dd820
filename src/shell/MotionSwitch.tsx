import { memo } from 'react';
import { chooseMotion, useMotionChoice } from '../motion/preference';
import { PreferenceSwitch } from './PreferenceSwitch';

const options = [
  { value: 'auto', label: 'Auto' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

export const MotionSwitch = memo(function MotionSwitch() {
  return (
    <PreferenceSwitch
      legend="Motion"
      options={options}
      chosen={useMotionChoice()}
      onChoose={chooseMotion}
    />
  );
});
